import jsonc, { type Node, type ParseError } from "jsonc-parser";

/** An index without leading zeros, as RFC 6901 has them. */
const INDEX = /^(?:0|[1-9]\d*)$/u;

/** The members of objects that were asked for one, by their names. */
const membersByName = new WeakMap<Node, ReadonlyMap<string, readonly Node[]>>();

/** The tree of a JSON text; undefined when the text is malformed, or nested too deeply for the parser, which recurses. */
export function treeOf(text: string): Node | undefined {
  const errors: ParseError[] = [];
  try {
    const root = jsonc.parseTree(text, errors, { disallowComments: true });
    return errors.length === 0 ? root : undefined;
  } catch {
    return undefined;
  }
}

/** The members of a name (several, where a key is repeated), or the entry of an index. */
export function childrenAt(container: Node, token: string): readonly Node[] {
  if (container.type === "object") return membersOf(container).get(token) ?? [];
  if (container.type !== "array" || !INDEX.test(token)) return [];
  const entry = childrenOf(container)[Number(token)];
  return entry === undefined ? [] : [entry];
}

/** The value of a member or entry. Of a repeated key the last counts, as for `JSON.parse`. */
export function valueAt(container: Node, token: string): Node | undefined {
  const child = childrenAt(container, token).at(-1);
  return child?.type === "property" ? child.children?.[1] : child;
}

/** The members or entries of a node, or the key and the value of a member; none of a text, a number and so on. */
export function childrenOf({ children }: Node): readonly Node[] {
  return children ?? [];
}

/** Where a node ends. */
export function endOf({ offset, length }: Node): number {
  return offset + length;
}

/** The object or array that a value stands in. */
export function containerOf({ parent }: Node): Node | undefined {
  return parent?.type === "property" ? parent.parent : parent;
}

/** The key that names a value. */
export function keyOf({ parent }: Node): Node | undefined {
  return parent?.type === "property" ? parent.children?.[0] : undefined;
}

/** To look through all members for each name would cost their number each time. */
function membersOf(object: Node): ReadonlyMap<string, readonly Node[]> {
  let members = membersByName.get(object) as Map<string, Node[]> | undefined;
  if (members === undefined) {
    members = new Map();
    for (const member of childrenOf(object)) {
      const name = String(member.children?.[0]?.value);
      const others = members.get(name);
      if (others === undefined) members.set(name, [member]);
      else others.push(member);
    }
    membersByName.set(object, members);
  }
  return members;
}
