/**
 * What counts as one client: an IPv4 address, or the /64 of an IPv6 address, as one customer has that many addresses
 * (RFC 6177). Anything else is itself, cut to a length.
 */
export function clientNetwork(address: string | undefined): string {
  if (address === undefined || address === "") return "unknown";
  const mapped = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!address.includes(":")) return address.slice(0, 64);
  const [before = "", after] = address.toLowerCase().split("%")[0]?.split("::") ?? [];
  const groups = before === "" ? [] : before.split(":");
  const tail = after === undefined || after === "" ? [] : after.split(":");
  const zeros =
    after === undefined ? [] : Array.from({ length: Math.max(0, 8 - groups.length - tail.length) }, () => "0");
  const whole = [...groups, ...zeros, ...tail].slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ""));
  return `${whole.join(":")}::/64`.slice(0, 64);
}
