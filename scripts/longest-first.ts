import { statSync } from 'node:fs'
import type { TestSequencer, TestSpecification } from 'vitest/node'

/** Files that take longer than their size says. When one of them comes last, the other worker waits for it. */
const longest = ['server', 'access', 'sample-calls', 'mutations'].map((name) => `/tests/contract/${name}.test.ts`)

/** Vitest's order of a fresh clone, the largest file of a project first, but for the longest ones. */
export class LongestFirst implements TestSequencer {
  async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files
  }

  async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files
      .map((file) => ({ file, project: file.project.name, rank: rankOf(file), size: statSync(file.moduleId).size }))
      .toSorted((a, b) => a.project.localeCompare(b.project) || a.rank - b.rank || b.size - a.size)
      .map(({ file }) => file)
  }
}

function rankOf({ moduleId }: TestSpecification): number {
  const rank = longest.findIndex((path) => moduleId.endsWith(path))
  return rank === -1 ? longest.length : rank
}
