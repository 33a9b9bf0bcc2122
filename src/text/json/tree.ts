import jsonc, { type Node, type ParseError } from "jsonc-parser";
import { isStackOverflow } from "../../structure/stack-overflow.js";
import { isIndex } from "./pointers.js";

/** A cache of the members of objects, by name. */
const membersByName = new WeakMap<Node, ReadonlyMap<string, readonly Node[]>>();

/**
 * The syntax tree of a JSON text; undefined if the text is malformed, or nested too deeply for the recursive parser.
 */
export function treeOf(text: string): Node | undefined {
  const errors: ParseError[] = [];
  try {
    const root = jsonc.parseTree(text, errors, { disallowComments: true });
    return errors.length === 0 ? root : undefined;
  } catch (error) {
    if (!isStackOverflow(error)) throw error;
    return undefined;
  }
}

/** The members with a name (several for a duplicate key), or the entry with an index. */
export function childrenAt(container: Node, token: string): readonly Node[] {
  if (container.type === "object") return membersOf(container).get(token) ?? [];
  if (!isIndex(token)) return [];
  const entry = childrenOf(container)[Number(token)];
  return entry === undefined ? [] : [entry];
}

/** The value of a member or entry. Of a duplicate key the last value counts, as in `JSON.parse`. */
export function valueAt(container: Node, token: string): Node | undefined {
  const child = childrenAt(container, token).at(-1);
  return child?.type === "property" ? child.children?.[1] : child;
}

/** The members or entries of a node, or the key and the value of a member; none for a string, a number and so on. */
export function childrenOf({ children }: Node): readonly Node[] {
  return children ?? [];
}

/** The end of a node. */
export function endOf({ offset, length }: Node): number {
  return offset + length;
}

/** The object or array that contains a value. */
export function containerOf({ parent }: Node): Node | undefined {
  return parent?.type === "property" ? parent.parent : parent;
}

/** The key that names the value of a member. */
export function keyOf({ parent }: Node): Node | undefined {
  return parent?.children?.[0];
}

/** Without the cache, finding n members by name would take n × n steps. */
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
