//! Where a request comes from: the network that limits count by, also behind a proxy.

use std::fmt;
use std::net::{IpAddr, Ipv6Addr};

use axum::http::{HeaderMap, header};
use ipnet::IpNet;

/// Whoever can be told apart by their address: an IPv4 address, or the /64 of IPv6 that one household is given.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Network(IpAddr);

impl From<IpAddr> for Network {
    fn from(address: IpAddr) -> Self {
        Self(match address.to_canonical() {
            IpAddr::V6(address) => {
                let [a, b, c, d, ..] = address.segments();
                IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
            }
            v4 @ IpAddr::V4(_) => v4,
        })
    }
}

impl fmt::Display for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The address of whoever asks: the peer, or if that is a proxy of this house, the last address in its list that is none.
pub(crate) fn client(peer: IpAddr, headers: &HeaderMap, proxies: &[IpNet]) -> IpAddr {
    let is_proxy = |address: IpAddr| proxies.iter().any(|proxy| proxy.contains(&address));
    let peer = peer.to_canonical();
    if !is_proxy(peer) {
        return peer;
    }
    let forwarded = match headers.contains_key(header::FORWARDED) {
        true => listed(headers, header::FORWARDED.as_str()).filter_map(forwarded_for).collect(),
        false => listed(headers, "x-forwarded-for").collect::<Vec<_>>(),
    };
    // What stands before an entry that cannot be read may be anybody's invention.
    let known = forwarded.into_iter().rev().map_while(address);
    let mut last = peer;
    for address in known {
        last = address;
        if !is_proxy(address) {
            break;
        }
    }
    last
}

/// The entries of a header that may be there several times, each with several entries.
fn listed<'a>(headers: &'a HeaderMap, name: &str) -> impl Iterator<Item = &'a str> {
    headers.get_all(name).into_iter().filter_map(|value| value.to_str().ok()).flat_map(|value| value.split(','))
}

/// `for=192.0.2.60;proto=http` → `192.0.2.60`
fn forwarded_for(entry: &str) -> Option<&str> {
    let pairs = entry.split(';').filter_map(|pair| pair.trim().split_once('='));
    pairs.into_iter().find(|(name, _)| name.eq_ignore_ascii_case("for")).map(|(_, value)| value)
}

/// An address with or without quotes, brackets and port.
fn address(text: &str) -> Option<IpAddr> {
    let text = text.trim().trim_matches('"');
    let plain = match text.strip_prefix('[') {
        Some(rest) => rest.split(']').next()?,
        None if text.matches(':').count() == 1 => text.split(':').next()?,
        None => text,
    };
    plain.parse::<IpAddr>().ok().map(|address| address.to_canonical())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ip(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    fn from(peer: &str, header: &'static str, value: &'static str) -> IpAddr {
        let headers = [(header.parse().unwrap(), value.parse().unwrap())].into_iter().collect();
        client(ip(peer), &headers, &["10.0.0.0/8".parse().unwrap(), "::1/128".parse().unwrap()])
    }

    #[test]
    fn only_a_proxy_of_the_house_is_believed() {
        assert_eq!(from("203.0.113.9", "x-forwarded-for", "192.0.2.1"), ip("203.0.113.9"));
        assert_eq!(from("10.0.0.1", "x-forwarded-for", "192.0.2.1"), ip("192.0.2.1"));
        assert_eq!(from("::ffff:10.0.0.1", "x-forwarded-for", "192.0.2.1"), ip("192.0.2.1"));
    }

    #[test]
    fn what_the_client_itself_has_forwarded_is_not_believed() {
        assert_eq!(from("10.0.0.1", "x-forwarded-for", "1.1.1.1, 192.0.2.1, 10.0.0.7"), ip("192.0.2.1"));
        assert_eq!(from("10.0.0.1", "x-forwarded-for", "1.1.1.1, nonsense, 10.0.0.7"), ip("10.0.0.7"));
        assert_eq!(from("10.0.0.1", "x-forwarded-for", ""), ip("10.0.0.1"));
    }

    #[test]
    fn both_headers_are_read_with_ports_quotes_and_brackets() {
        assert_eq!(from("::1", "forwarded", "for=192.0.2.43:47011;proto=https"), ip("192.0.2.43"));
        assert_eq!(from("::1", "forwarded", "proto=http;For=\"[2001:db8::17]:4711\""), ip("2001:db8::17"));
        assert_eq!(from("::1", "x-forwarded-for", "2001:db8::17"), ip("2001:db8::17"));
    }

    #[test]
    fn a_household_has_one_network() {
        let network = |text| Network::from(ip(text));
        assert_eq!(network("2001:db8:1:2::1"), network("2001:db8:1:2:ffff::9"));
        assert_ne!(network("2001:db8:1:2::1"), network("2001:db8:1:3::1"));
        assert_ne!(network("192.0.2.1"), network("192.0.2.2"));
        assert_eq!(network("::ffff:192.0.2.1"), network("192.0.2.1"));
    }
}
