//! A socket at a table.

use futures_util::{SinkExt, StreamExt};
use serde_json::Value as Json;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::{HeaderValue, header};
use tokio_tungstenite::tungstenite::{Bytes, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use crate::Error;

/// A socket at a table.
#[derive(Debug)]
pub struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
}

impl Socket {
    /// Opens a socket at any address.
    ///
    /// # Errors
    /// If nobody answers there, or refuses.
    pub async fn open(url: &str, cookie: &str) -> Result<Self, Error> {
        let mut request = url.into_client_request().map_err(Box::new)?;
        if let Ok(cookie) = HeaderValue::from_str(cookie) {
            request.headers_mut().insert(header::COOKIE, cookie);
        }
        let (stream, _) = connect_async(request).await.map_err(Box::new)?;
        Ok(Self { stream })
    }

    /// The next message as it came; nothing once the socket is closed.
    pub async fn text(&mut self) -> Option<String> {
        loop {
            match self.stream.next().await?.ok()? {
                Message::Text(text) => return Some(text.as_str().to_owned()),
                Message::Close(_) => return None,
                _ => {}
            }
        }
    }

    /// The next message; nothing once the socket is closed.
    pub async fn message(&mut self) -> Option<Json> {
        serde_json::from_str(&self.text().await?).ok()
    }

    /// Waits for a message of this type and skips all others; nothing once the socket is closed.
    pub async fn wait_for(&mut self, kind: &str) -> Option<Json> {
        loop {
            let message = self.message().await?;
            if message["type"] == kind {
                return Some(message);
            }
        }
    }

    /// Sends a message.
    ///
    /// # Errors
    /// If the socket is closed.
    pub async fn send(&mut self, message: &Json) -> Result<(), Error> {
        self.send_text(message.to_string()).await
    }

    /// Sends any text.
    ///
    /// # Errors
    /// If the socket is closed.
    pub async fn send_text(&mut self, text: String) -> Result<(), Error> {
        Ok(self.stream.send(Message::Text(text.into())).await.map_err(Box::new)?)
    }

    /// Sends any bytes as a binary message.
    ///
    /// # Errors
    /// If the socket is closed.
    pub async fn send_bytes(&mut self, bytes: Vec<u8>) -> Result<(), Error> {
        Ok(self.stream.send(Message::Binary(Bytes::from(bytes))).await.map_err(Box::new)?)
    }

    /// Closes the socket.
    pub async fn close(mut self) {
        let _ = self.stream.close(None).await;
    }
}
