//! The description of the requests is true of them.

use std::collections::BTreeSet;

use serde_json::Value as Json;

use crate::common::house;

/// The names in braces of a path.
fn in_path(path: &str) -> BTreeSet<&str> {
    path.split('{').skip(1).filter_map(|rest| rest.split_once('}').map(|(name, _)| name)).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn every_operation_declares_its_path_and_what_it_says_when_it_refuses() {
    let (_database, _server, people) = house(1).await;
    let guest = &people[0];
    let description: Json = guest.get("/api/openapi.json").await.unwrap();
    let mut operations = 0;
    for (path, item) in description["paths"].as_object().unwrap() {
        for (method, operation) in item.as_object().unwrap() {
            let declared = operation["parameters"].as_array().into_iter().flatten();
            let declared = declared.filter(|parameter| parameter["in"] == "path" && parameter["required"] == true);
            let declared: BTreeSet<_> = declared.filter_map(|parameter| parameter["name"].as_str()).collect();
            assert_eq!(declared, in_path(path), "{method} {path}");
            assert!(operation["responses"]["default"].is_object(), "{method} {path}");
            operations += 1;
        }
    }
    assert!(operations > 20, "{operations}");
    assert_references_resolve(&description, &description);
}

fn assert_references_resolve(whole: &Json, part: &Json) {
    if let Some(reference) = part.get("$ref").and_then(Json::as_str) {
        assert!(whole.pointer(reference.trim_start_matches('#')).is_some(), "{reference}");
    }
    let parts = part.as_object().into_iter().flat_map(|object| object.values());
    let parts = parts.chain(part.as_array().into_iter().flatten());
    parts.for_each(|part| assert_references_resolve(whole, part));
}
