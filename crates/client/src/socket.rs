//! A socket at a table.

use std::io;
use std::net::IpAddr;

use futures_util::{SinkExt, StreamExt};
use protocol::socket::{FromClient, FromServer, ViewNow};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::handshake::client::Request;
use tokio_tungstenite::tungstenite::http::{HeaderValue, header};
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Bytes, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, client_async_with_config, connect_async_with_config};

use crate::Error;

/// A socket at a table.
#[derive(Debug)]
pub struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
}

fn request(url: &str, cookie: &str) -> Result<Request, Error> {
    let mut request = url.into_client_request().map_err(Box::new)?;
    if let Ok(cookie) = HeaderValue::from_str(cookie) {
        request.headers_mut().insert(header::COOKIE, cookie);
    }
    Ok(request)
}

/// A view fits into a few kilobytes; the usual buffers of 128 are blanked before each time something is read into them.
fn buffers() -> WebSocketConfig {
    WebSocketConfig::default().read_buffer_size(BUFFER).write_buffer_size(BUFFER)
}

const BUFFER: usize = 4 * 1024;

impl Socket {
    /// Opens a socket at any address.
    ///
    /// # Errors
    /// If nobody answers there, or refuses.
    pub async fn open(url: &str, cookie: &str) -> Result<Self, Error> {
        let (stream, _) =
            connect_async_with_config(request(url, cookie)?, Some(buffers()), true).await.map_err(Box::new)?;
        Ok(Self { stream })
    }

    /// Opens a socket from an address of this machine.
    ///
    /// # Errors
    /// If it is none, nobody answers at `address`, or refuses.
    pub async fn open_from(from: IpAddr, address: &str, url: &str, cookie: &str) -> Result<Self, Error> {
        let connect = async {
            let address = address.parse().map_err(io::Error::other)?;
            let socket = TcpSocket::new_v4()?;
            socket.bind((from, 0).into())?;
            socket.connect(address).await
        };
        let stream = connect.await.map_err(|error| Box::new(error.into()))?;
        let stream = MaybeTlsStream::Plain(stream);
        let connected = client_async_with_config(request(url, cookie)?, stream, Some(buffers())).await;
        let (stream, _) = connected.map_err(Box::new)?;
        Ok(Self { stream })
    }

    /// The next message.
    ///
    /// # Errors
    /// If the socket is closed, or it is no message of a table.
    pub async fn message(&mut self) -> Result<FromServer, Error> {
        Ok(serde_json::from_str(&self.text().await?)?)
    }

    /// Waits for a message in which something is found, and skips all others.
    ///
    /// # Errors
    /// If the socket is closed before.
    pub async fn find<T>(&mut self, mut find: impl FnMut(FromServer) -> Option<T>) -> Result<T, Error> {
        loop {
            if let Some(found) = find(self.message().await?) {
                return Ok(found);
            }
        }
    }

    /// Waits for the next view.
    ///
    /// # Errors
    /// If the socket is closed before.
    pub async fn view(&mut self) -> Result<ViewNow, Error> {
        self.find(|message| match message {
            FromServer::View(view) => Some(view),
            _ => None,
        })
        .await
    }

    /// Asks for something.
    ///
    /// # Errors
    /// If the socket is closed.
    pub async fn ask(&mut self, request: &FromClient) -> Result<(), Error> {
        self.send_text(serde_json::to_string(request)?).await
    }

    /// The next message as it came.
    ///
    /// # Errors
    /// If the socket is closed.
    pub async fn text(&mut self) -> Result<String, Error> {
        loop {
            match self.stream.next().await.ok_or(Error::Closed)?.map_err(Box::new)? {
                Message::Text(text) => return Ok(text.as_str().to_owned()),
                Message::Close(_) => return Err(Error::Closed),
                _ => {}
            }
        }
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
