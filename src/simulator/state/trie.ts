// A map that is never changed: a new one shares all but a few small nodes with the old one, so that a write costs the same
// whether it holds ten entries or ten million. A hash array mapped trie, five bits of the key's hash to a level.
// It is plain data (JSON takes it as it is), and its shape depends on its entries alone, not on the order they came in.

export type Trie<Value> = Branch<Value>

interface Branch<Value> {
  readonly is: 'branch'
  /** Bit n is set where there is a node for the five bits n. */
  readonly bits: number
  readonly nodes: readonly Node<Value>[]
}

interface Leaf<Value> {
  readonly is: 'leaf'
  readonly hash: number
  readonly key: string
  readonly value: Value
}

/** Keys of one hash, which no depth can tell apart. Sorted by key. */
interface Bucket<Value> {
  readonly is: 'bucket'
  readonly hash: number
  readonly leaves: readonly Leaf<Value>[]
}

type Node<Value> = Branch<Value> | Leaf<Value> | Bucket<Value>

export const emptyTrie: Trie<never> = { is: 'branch', bits: 0, nodes: [] }

export function get<Value>(trie: Trie<Value>, key: string): Value | undefined {
  const hash = hashOf(key)
  let node: Node<Value> | undefined = trie
  for (let shift = 0; node?.is === 'branch'; shift += 5) {
    const bit = bitOf(hash, shift)
    node = node.bits & bit ? node.nodes[place(node.bits, bit)] : undefined
  }
  if (node?.is === 'leaf') return node.key === key ? node.value : undefined
  return node?.leaves.find((leaf) => leaf.key === key)?.value
}

export function set<Value>(trie: Trie<Value>, key: string, value: Value): Trie<Value> {
  return insert(trie, { is: 'leaf', hash: hashOf(key), key, value }, 0)
}

export function entries<Value>(trie: Trie<Value>): [string, Value][] {
  return trie.nodes.flatMap((node) => leavesOf(node)).map(({ key, value }) => [key, value])
}

function leavesOf<Value>(node: Node<Value>): readonly Leaf<Value>[] {
  if (node.is === 'leaf') return [node]
  return node.is === 'bucket' ? node.leaves : node.nodes.flatMap(leavesOf)
}

function insert<Value>(branch: Branch<Value>, leaf: Leaf<Value>, shift: number): Branch<Value> {
  const bit = bitOf(leaf.hash, shift)
  const index = place(branch.bits, bit)
  const there = branch.nodes[index]
  if (!(branch.bits & bit) || there === undefined) {
    return { is: 'branch', bits: branch.bits | bit, nodes: branch.nodes.toSpliced(index, 0, leaf) }
  }
  const node = there.is === 'branch' ? insert(there, leaf, shift + 5) : join(there, leaf, shift + 5)
  return { is: 'branch', bits: branch.bits, nodes: branch.nodes.with(index, node) }
}

/** What stands where two leaves met: the newer of one key, a bucket of one hash, or a branch that tells them apart. */
function join<Value>(old: Leaf<Value> | Bucket<Value>, leaf: Leaf<Value>, shift: number): Node<Value> {
  if (old.is === 'leaf' && old.key === leaf.key) return leaf
  if (old.hash === leaf.hash) return toBucket(old, leaf)
  const branch: Branch<Value> = { is: 'branch', bits: bitOf(old.hash, shift), nodes: [old] }
  return insert(branch, leaf, shift)
}

function toBucket<Value>(old: Leaf<Value> | Bucket<Value>, leaf: Leaf<Value>): Bucket<Value> {
  const others = (old.is === 'leaf' ? [old] : old.leaves).filter(({ key }) => key !== leaf.key)
  const leaves = [...others, leaf].sort((a, b) => (a.key < b.key ? -1 : 1))
  return { is: 'bucket', hash: leaf.hash, leaves }
}

const bitOf = (hash: number, shift: number) => 1 << ((hash >>> shift) & 31)

/** How many nodes stand before the one of this bit. */
function place(bits: number, bit: number): number {
  let count = bits & (bit - 1)
  count -= (count >>> 1) & 0x55555555
  count = (count & 0x33333333) + ((count >>> 2) & 0x33333333)
  return Math.imul((count + (count >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** FNV-1a with the finish of MurmurHash3, so that keys that differ in their last letter alone part at once. */
function hashOf(key: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < key.length; index++) hash = Math.imul(hash ^ key.charCodeAt(index), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
