//! A person with a cookie.

use std::net::IpAddr;

use protocol::http::{Invitations, Join, Listed, Me, NewTable, Opened, Rename, SetPlace};
use protocol::{TableId, TableInfo};
use reqwest::{Client, Method, header};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{Error, Socket};

/// A person with a cookie of their own.
#[derive(Clone, Debug)]
pub struct Guest {
    http: Client,
    /// `127.0.0.1:8080`
    address: String,
    cookie: String,
    /// The address of this machine that sockets are opened from, if it is not any.
    from: Option<IpAddr>,
}

impl Guest {
    /// Somebody new, who gets a cookie.
    ///
    /// # Errors
    /// If the server does not answer.
    pub async fn arrive(http: &Client, address: &str) -> Result<Self, Error> {
        let answer = http.get(format!("http://{address}/api/me")).send().await?.error_for_status()?;
        let set = answer.headers().get(header::SET_COOKIE).and_then(|set| set.to_str().ok()).unwrap_or_default();
        let cookie = set.split(';').next().unwrap_or_default();
        Ok(Self::with_cookie(http, address, cookie))
    }

    /// Somebody who has been there before.
    #[must_use]
    pub fn with_cookie(http: &Client, address: &str, cookie: &str) -> Self {
        Self { http: http.clone(), address: address.into(), cookie: cookie.into(), from: None }
    }

    /// The same person with another server, or the same one at another address.
    #[must_use]
    pub fn at(&self, address: &str) -> Self {
        Self { address: address.into(), ..self.clone() }
    }

    /// The same person, whose sockets are opened from an address of this machine.
    #[must_use]
    pub fn calling_from(self, from: IpAddr) -> Self {
        Self { from: Some(from), ..self }
    }

    /// The cookie, as a header has it.
    #[must_use]
    pub fn cookie(&self) -> &str {
        &self.cookie
    }

    /// Who one is.
    ///
    /// # Errors
    /// If the server does not answer.
    pub async fn me(&self) -> Result<Me, Error> {
        self.get("/api/me").await
    }

    /// Takes another nickname.
    ///
    /// # Errors
    /// If the server does not answer or refuses.
    pub async fn rename(&self, name: &str) -> Result<Me, Error> {
        self.put("/api/me", &Rename { name: name.into() }).await
    }

    /// Opens a table and returns its name.
    ///
    /// # Errors
    /// If the server does not answer or refuses.
    pub async fn open(&self, table: &NewTable) -> Result<TableId, Error> {
        let Opened { id } = self.post("/api/tables", table).await?;
        Ok(id)
    }

    /// The tables at which one sits, or sat.
    ///
    /// # Errors
    /// If the server does not answer.
    pub async fn mine(&self) -> Result<Vec<Listed>, Error> {
        self.get("/api/tables/mine").await
    }

    /// The public tables.
    ///
    /// # Errors
    /// If the server does not answer.
    pub async fn tables(&self) -> Result<Vec<Listed>, Error> {
        self.get("/api/tables").await
    }

    /// A table and who sits at it.
    ///
    /// # Errors
    /// If the server does not answer or there is none.
    pub async fn look(&self, table: &TableId) -> Result<TableInfo, Error> {
        self.get(&format!("/api/tables/{table}")).await
    }

    /// Sits down.
    ///
    /// # Errors
    /// If the server does not answer or refuses.
    pub async fn join(&self, table: &TableId, wish: &Join) -> Result<TableInfo, Error> {
        self.post(&format!("/api/tables/{table}/join"), wish).await
    }

    /// Stands up.
    ///
    /// # Errors
    /// If the server does not answer or refuses.
    pub async fn leave(&self, table: &TableId) -> Result<TableInfo, Error> {
        self.post(&format!("/api/tables/{table}/leave"), &()).await
    }

    /// Puts a bot at a place, or opens it.
    ///
    /// # Errors
    /// If the server does not answer or refuses.
    pub async fn set_place(&self, table: &TableId, wish: &SetPlace) -> Result<TableInfo, Error> {
        self.post(&format!("/api/tables/{table}/place"), wish).await
    }

    /// Starts the game.
    ///
    /// # Errors
    /// If the server does not answer or refuses.
    pub async fn start(&self, table: &TableId) -> Result<TableInfo, Error> {
        self.post(&format!("/api/tables/{table}/start"), &()).await
    }

    /// Plays again with the same people, at the table that is returned.
    ///
    /// # Errors
    /// If the server does not answer or refuses.
    pub async fn rematch(&self, table: &TableId) -> Result<TableId, Error> {
        let Opened { id } = self.post(&format!("/api/tables/{table}/rematch"), &()).await?;
        Ok(id)
    }

    /// The keys of reserved places.
    ///
    /// # Errors
    /// If the server does not answer or refuses.
    pub async fn invitations(&self, table: &TableId) -> Result<Invitations, Error> {
        self.get(&format!("/api/tables/{table}/invitations")).await
    }

    /// Opens a socket at a table.
    ///
    /// # Errors
    /// If the server does not answer or refuses.
    pub async fn sit(&self, table: &TableId, client: &str) -> Result<Socket, Error> {
        let url = format!("ws://{}/api/tables/{table}/socket?client={client}", self.address);
        match self.from {
            Some(from) => Socket::open_from(from, &self.address, &url, &self.cookie).await,
            None => Socket::open(&url, &self.cookie).await,
        }
    }

    /// Asks for anything.
    ///
    /// # Errors
    /// If the server does not answer or refuses, or it is something else.
    pub async fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, Error> {
        self.request(Method::GET, path, None).await
    }

    /// Does anything; `()` stands for a request that needs no body.
    ///
    /// # Errors
    /// If the server does not answer or refuses, or it is something else.
    pub async fn post<T: DeserializeOwned>(&self, path: &str, body: &impl Serialize) -> Result<T, Error> {
        self.request(Method::POST, path, Some(written(body)?)).await
    }

    /// Replaces anything.
    ///
    /// # Errors
    /// If the server does not answer or refuses, or it is something else.
    pub async fn put<T: DeserializeOwned>(&self, path: &str, body: &impl Serialize) -> Result<T, Error> {
        self.request(Method::PUT, path, Some(written(body)?)).await
    }

    /// Deletes anything.
    ///
    /// # Errors
    /// If the server does not answer or refuses.
    pub async fn delete(&self, path: &str) -> Result<(), Error> {
        self.request(Method::DELETE, path, None).await
    }

    async fn request<T: DeserializeOwned>(&self, method: Method, path: &str, body: Option<String>) -> Result<T, Error> {
        let mut request = self.http.request(method, format!("http://{}{path}", self.address));
        request = request.header(header::COOKIE, &self.cookie);
        if let Some(body) = body {
            request = request.header(header::CONTENT_TYPE, "application/json").body(body);
        }
        let answer = request.send().await?;
        let status = answer.status().as_u16();
        let text = answer.text().await?;
        if status < 400 {
            return Ok(serde_json::from_str(if text.is_empty() { "null" } else { &text })?);
        }
        Err(Error::Refused { status, problem: Box::new(serde_json::from_str(&text)?) })
    }
}

/// A body; nothing at all where there is nothing to say.
fn written(body: &impl Serialize) -> Result<String, Error> {
    let text = serde_json::to_string(body)?;
    Ok(if text == "null" { String::new() } else { text })
}
