import { describeChanges, readLastReleases } from '#docs/compiler/changes/product-changes.ts'
import { readDocument } from '#docs/compiler/read/read-document.ts'
import { runCommand } from '#server/commands/command.ts'
import { impactCommandOf } from '#server/commands/impact.ts'
import { findSpecs } from './generate/specs.ts'

// The files as they stand, so that a change is judged before `npm run generate`.
const products = findSpecs().filter(({ kind }) => kind === 'product')
const read = () =>
  Promise.all(
    products.map(async ({ name, source }) =>
      describeChanges(name, (await readDocument(source)).document, await readLastReleases(name)),
    ),
  )

await runCommand(impactCommandOf(read), 'npm run spec:impact --', process.argv.slice(2))
