/** The key that makes Fastify's parser reject a value that is JSON: copied, it could change a prototype. */
export function poisonIn(value: unknown): "__proto__" | "constructor.prototype" | undefined {
  const rest = [value];
  for (const one of rest) {
    if (typeof one !== "object" || one === null) continue;
    for (const [key, member] of Object.entries(one)) {
      if (key === "__proto__") return key;
      if (key === "constructor" && Object.hasOwn(Object(member), "prototype")) return "constructor.prototype";
      rest.push(member);
    }
  }
  return undefined;
}
