// An immutable map (hash array mapped trie): a new version shares all but a few nodes with the old one, so that a write
// costs the same with ten records or ten million. It is plain JSON data, and its shape does not depend on the order of
// writes. A key has two parts, so that callers need no separator.

export type Trie<Value> = Branch<Value>

interface Branch<Value> {
  readonly is: 'branch'
  /** Bit n is set where there is a node for part n of the hash. */
  readonly bits: number
  readonly nodes: readonly Node<Value>[]
}

export interface Leaf<Value> {
  readonly is: 'leaf'
  readonly hash: number
  readonly scope: string
  readonly key: string
  readonly value: Value
}

/** Leaves with equal hashes, sorted by key. */
interface Bucket<Value> {
  readonly is: 'bucket'
  readonly hash: number
  readonly leaves: readonly Leaf<Value>[]
}

type Node<Value> = Branch<Value> | Leaf<Value> | Bucket<Value>

const width = 5
const mask = 2 ** width - 1

export const emptyTrie: Trie<never> = { is: 'branch', bits: 0, nodes: [] }

export function get<Value>(trie: Trie<Value>, scope: string, key: string): Value | undefined {
  const hash = hashOf(scope, key)
  let node: Node<Value> | undefined = trie
  for (let shift = 0; node?.is === 'branch'; shift += width) {
    const bit = bitOf(hash, shift)
    node = node.bits & bit ? node.nodes[countBelow(node.bits, bit)] : undefined
  }
  if (node?.is === 'leaf') return node.key === key && node.scope === scope ? node.value : undefined
  return node?.leaves.find((leaf) => leaf.key === key && leaf.scope === scope)?.value
}

export function set<Value>(trie: Trie<Value>, scope: string, key: string, value: Value): Trie<Value> {
  return insert(trie, { is: 'leaf', hash: hashOf(scope, key), scope, key, value }, 0)
}

/** Every leaf, by scope and key. */
export function leavesOf<Value>(trie: Trie<Value>): Leaf<Value>[] {
  return trie.nodes.flatMap(leavesBelow).sort(byKey)
}

function leavesBelow<Value>(node: Node<Value>): readonly Leaf<Value>[] {
  if (node.is === 'leaf') return [node]
  return node.is === 'bucket' ? node.leaves : node.nodes.flatMap(leavesBelow)
}

function insert<Value>(branch: Branch<Value>, leaf: Leaf<Value>, shift: number): Branch<Value> {
  const bit = bitOf(leaf.hash, shift)
  const index = countBelow(branch.bits, bit)
  const there = branch.nodes[index]
  if (!(branch.bits & bit) || there === undefined) {
    return { is: 'branch', bits: branch.bits | bit, nodes: branch.nodes.toSpliced(index, 0, leaf) }
  }
  const node = there.is === 'branch' ? insert(there, leaf, shift + width) : join(there, leaf, shift + width)
  return { is: 'branch', bits: branch.bits, nodes: branch.nodes.with(index, node) }
}

/** Combines two leaves: the newer one of the same key, a bucket for equal hashes, or a branch. */
function join<Value>(old: Leaf<Value> | Bucket<Value>, leaf: Leaf<Value>, shift: number): Node<Value> {
  if (old.is === 'leaf' && isSameKey(old, leaf)) return leaf
  if (old.hash === leaf.hash) return toBucket(old, leaf)
  return insert({ is: 'branch', bits: bitOf(old.hash, shift), nodes: [old] }, leaf, shift)
}

function toBucket<Value>(old: Leaf<Value> | Bucket<Value>, leaf: Leaf<Value>): Bucket<Value> {
  const others = (old.is === 'leaf' ? [old] : old.leaves).filter((each) => !isSameKey(each, leaf))
  return { is: 'bucket', hash: leaf.hash, leaves: [...others, leaf].sort(byKey) }
}

const isSameKey = <Value>(a: Leaf<Value>, b: Leaf<Value>) => a.key === b.key && a.scope === b.scope

const byKey = <Value>(a: Leaf<Value>, b: Leaf<Value>) => order(a.scope, b.scope) || order(a.key, b.key)
const order = (a: string, b: string) => (a < b ? -1 : Number(a > b))

const bitOf = (hash: number, shift: number) => 1 << ((hash >>> shift) & mask)

/** The number of nodes before the one of this bit. */
function countBelow(bits: number, bit: number): number {
  let count = bits & (bit - 1)
  count -= (count >>> 1) & 0x55555555
  count = (count & 0x33333333) + ((count >>> 2) & 0x33333333)
  return Math.imul((count + (count >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** FNV-1a with the finaliser of MurmurHash3, so that keys with different last letters separate early. */
function hashOf(scope: string, key: string): number {
  const both = absorb(absorb(0x811c9dc5, scope), key)
  const once = Math.imul(both ^ (both >>> 16), 0x85ebca6b)
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35)
  return (twice ^ (twice >>> 16)) >>> 0
}

function absorb(seed: number, text: string): number {
  let hash = seed
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return hash
}
