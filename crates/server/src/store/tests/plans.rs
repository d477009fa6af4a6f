//! Lists cost the same however many tables there are: they walk an index, and sort nothing.

use super::super::tables::{HOSTED, OVER_OF, PUBLIC, RUNNING_OF};
use super::*;

const LISTS: [(&str, &str); 4] = [
    (PUBLIC, "tables_listed"),
    (RUNNING_OF, "sitting_listed"),
    (OVER_OF, "sitting_listed"),
    (HOSTED, "tables_by_host (host=? AND status=?)"),
];

#[tokio::test]
async fn lists_walk_an_index_in_sqlite() {
    let database = sqlite();
    database.open().await.close().await;
    let connection = database.connection();
    for (sql, index) in LISTS {
        let mut query = connection.prepare(&format!("EXPLAIN QUERY PLAN {sql}")).unwrap();
        let none = vec![rusqlite::types::Null; query.parameter_count()];
        let rows = query.query_map(rusqlite::params_from_iter(none), |row| row.get::<_, String>(3)).unwrap();
        let plan: Vec<_> = rows.map(Result::unwrap).collect();
        assert!(plan[0].contains(index), "{plan:?}");
        assert!(!plan.iter().any(|step| step.contains("TEMP B-TREE")), "{plan:?}");
    }
}

#[tokio::test]
async fn lists_walk_an_index_in_postgresql() {
    let Some(database) = postgres().await else { return };
    database.open().await.close().await;
    let client = database.client().await;
    // There is nothing in the tables yet, so that looking at everything would seem cheaper.
    client.batch_execute("SET enable_seqscan = off; SET enable_sort = off; SET enable_bitmapscan = off").await.unwrap();
    for (sql, index) in LISTS {
        let mut sql = sql.to_owned();
        for number in 1..=9 {
            let value = format!("${number}");
            for (before, literal) in [("LIMIT ", "50"), ("< ", "5"), ("", "'x'")] {
                sql = sql.replace(&format!("{before}{value}"), &format!("{before}{literal}"));
            }
        }
        let rows = client.query(&format!("EXPLAIN {sql}"), &[]).await.unwrap();
        let plan: Vec<String> = rows.iter().map(|row| row.get(0)).collect();
        let index = index.split(' ').next().unwrap();
        assert!(plan.iter().any(|step| step.contains(index)), "{plan:?}");
        assert!(!plan.iter().any(|step| step.contains("Sort") || step.contains("Seq Scan")), "{plan:?}");
    }
}
