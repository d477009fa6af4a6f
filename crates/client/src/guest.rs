//! A person with a cookie.

use reqwest::{Client, Method, header};
use serde_json::{Value as Json, json};

use crate::{Error, Socket};

/// A person with a cookie of their own.
#[derive(Clone, Debug)]
pub struct Guest {
    http: Client,
    /// `127.0.0.1:8080`
    address: String,
    cookie: String,
}

/// What the server answered.
#[derive(Clone, PartialEq, Debug)]
pub struct Answer {
    /// The status.
    pub status: u16,
    /// The body; null if there is none.
    pub body: Json,
}

impl Answer {
    /// The body of an answer that says yes.
    ///
    /// # Errors
    /// If it says no.
    pub fn ok(self) -> Result<Json, Error> {
        if self.status < 400 { Ok(self.body) } else { Err(Error::Refused(self.body.to_string())) }
    }
}

impl Guest {
    /// Somebody new, who gets a cookie.
    ///
    /// # Errors
    /// If the server does not answer.
    pub async fn arrive(http: &Client, address: &str) -> Result<Self, Error> {
        let answer = http.get(format!("http://{address}/api/me")).send().await?.error_for_status()?;
        let set = answer.headers().get(header::SET_COOKIE).and_then(|set| set.to_str().ok()).unwrap_or_default();
        let cookie = set.split(';').next().unwrap_or_default().to_owned();
        Ok(Self { http: http.clone(), address: address.into(), cookie })
    }

    /// The same person with another server, or the same one at another address.
    #[must_use]
    pub fn at(&self, address: &str) -> Self {
        Self { address: address.into(), ..self.clone() }
    }

    /// The cookie, as a header has it.
    #[must_use]
    pub fn cookie(&self) -> &str {
        &self.cookie
    }

    /// Asks for something.
    ///
    /// # Errors
    /// If the server does not answer.
    pub async fn get(&self, path: &str) -> Result<Answer, Error> {
        self.request(Method::GET, path, None).await
    }

    /// Does something.
    ///
    /// # Errors
    /// If the server does not answer.
    pub async fn post(&self, path: &str, body: &Json) -> Result<Answer, Error> {
        self.request(Method::POST, path, Some(body.to_string())).await
    }

    /// Replaces something.
    ///
    /// # Errors
    /// If the server does not answer.
    pub async fn put(&self, path: &str, body: &Json) -> Result<Answer, Error> {
        self.request(Method::PUT, path, Some(body.to_string())).await
    }

    async fn request(&self, method: Method, path: &str, body: Option<String>) -> Result<Answer, Error> {
        let mut request = self.http.request(method, format!("http://{}{path}", self.address));
        request = request.header(header::COOKIE, &self.cookie);
        if let Some(body) = body {
            request = request.header(header::CONTENT_TYPE, "application/json").body(body);
        }
        let answer = request.send().await?;
        let status = answer.status().as_u16();
        let text = answer.text().await?;
        let body = serde_json::from_str(&text).unwrap_or(if text.is_empty() { Json::Null } else { Json::String(text) });
        Ok(Answer { status, body })
    }

    /// Opens a table of a game with standard components, its places as given, and returns its name.
    ///
    /// # Errors
    /// If the server does not answer or refuses.
    pub async fn open(&self, game: &str, options: &Json, places: &[Json]) -> Result<String, Error> {
        let setup = json!({ "seats": places.len(), "options": options, "components": "standard" });
        let table = json!({ "game": game, "setup": setup, "places": places });
        let opened = self.post("/api/tables", &table).await?.ok()?;
        Ok(opened["id"].as_str().unwrap_or_default().to_owned())
    }

    /// Opens a socket at a table.
    ///
    /// # Errors
    /// If the server does not answer or refuses.
    pub async fn sit(&self, table: &str, client: &str) -> Result<Socket, Error> {
        let url = format!("ws://{}/api/tables/{table}/socket?client={client}", self.address);
        Socket::open(&url, &self.cookie).await
    }
}
