import { describe, expect, it } from "vitest";
import { isHttpsUrl } from "../../src/structure/https-url.js";
import { isIpv6 } from "./ipv6.js";

const addresses: Record<"an IPv6 address" | "no IPv6 address", Record<string, string>> = {
  "an IPv6 address": {
    "eight groups": "2001:db8:0:0:8:800:200c:417a",
    "eight groups of four digits, in upper case": "2001:0DB8:0000:0000:0008:0800:200C:417A",
    "the unspecified address": "::",
    "the loopback address": "::1",
    "seven groups behind ::": "::2:3:4:5:6:7:8",
    "seven groups before ::": "1:2:3:4:5:6:7::",
    "seven groups around ::": "1:2:3::5:6:7:8",
    "one group on either side": "1::8",
    "one group before ::": "fe80::",
    "six groups and an IPv4 address": "1:2:3:4:5:6:192.0.2.1",
    ":: and an IPv4 address": "::192.0.2.1",
    "a group between :: and an IPv4 address": "::ffff:192.0.2.1",
    "five groups, :: and an IPv4 address": "1:2:3:4:5::192.0.2.1",
    "the least IPv4 address": "::0.0.0.0",
    "the greatest IPv4 address": "::255.255.255.255",
    "numbers of two and three digits": "::250.100.99.10",
    "the longest address": "1111:2222:3333:4444:5555:6666:255.255.255.255",
  },
  "no IPv6 address": {
    nothing: "",
    "one colon": ":",
    "three colons": ":::",
    "one group": "1",
    "seven groups": "1:2:3:4:5:6:7",
    "nine groups": "1:2:3:4:5:6:7:8:9",
    "eight groups behind ::": "::1:2:3:4:5:6:7:8",
    "eight groups before ::": "1:2:3:4:5:6:7:8::",
    "eight groups around ::": "1:2:3:4::5:6:7:8",
    ":: twice": "1::2::3",
    "three colons inside": "1:::2",
    "one colon before": ":1:2:3:4:5:6:7:8",
    "one colon after": "1:2:3:4:5:6:7:8:",
    "one colon after a group behind ::": "::1:",
    "one colon before a group before ::": ":1::",
    "five digits": "12345::",
    "five digits with leading zeros": "00001::",
    "no hexadecimal digit": "g::",
    "a sign": "+1::",
    "digits beyond ASCII": "\u0661::",
    "a zone": "fe80::1%eth0",
    "a prefix length": "fe80::/10",
    brackets: "[::1]",
    "white space before": " ::1",
    "white space after": "::1 ",
    "an IPv4 address alone": "192.0.2.1",
    "five groups and an IPv4 address": "1:2:3:4:5:192.0.2.1",
    "seven groups and an IPv4 address": "1:2:3:4:5:6:7:192.0.2.1",
    "six groups, :: and an IPv4 address": "1:2:3:4:5:6::192.0.2.1",
    "an IPv4 address first": "192.0.2.1::",
    "an IPv4 address before a group": "::192.0.2.1:1",
    "three numbers": "::192.0.2",
    "five numbers": "::192.0.2.1.1",
    "a number of 256": "::192.0.2.256",
    "a first number of 260": "::260.1.1.1",
    "a last number of 300": "::1.1.1.300",
    "46 digits": "1".repeat(46),
    "no hexadecimal digit at the end": "::g",
    "a number of four digits": "::192.0.2.1000",
    "a leading zero": "::192.0.2.01",
    "an empty number": "::192.0..1",
    "a dot after the IPv4 address": "::192.0.2.1.",
    "hexadecimal digits in an IPv4 address": "::192.0.2.a",
  },
};

describe.each(Object.entries(addresses))("%s", (verdict, texts) => {
  it.each(Object.entries(texts))("%s", (_, text) => {
    const isOne = verdict === "an IPv6 address";
    expect({ ours: isHttpsUrl(`https://[${text}]`), oracle: isIpv6(text) }).toEqual({ ours: isOne, oracle: isOne });
  });
});
