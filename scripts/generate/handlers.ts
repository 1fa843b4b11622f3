import { factsOf } from './facts.ts'
import type { ApiDocument } from './openapi.ts'
import { header } from './output.ts'

/** Beside the handlers, because generated code outside the server may not import them. */
export const handlersFile = '../server/operations/all.gen.ts'

const kebabCase = (id: string) => id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Writes the handlers of every operation by its id. The handler of `getUser` with the tag `user` is in user/get-user.ts. */
export function writeHandlers(apis: ApiDocument[]): string {
  const facts = apis.flatMap(({ name, document }) => factsOf(document, name))
  const imports = facts.map(({ id, tag }) => `import { ${id} } from './${tag}/${kebabCase(id)}.ts'`)
  return `${header(apis.map(({ source }) => source).join(', '))}
import type { OperationHandlers } from '#server/operation.ts'
${imports.join('\n')}

export const operations = {
${facts.map(({ id }) => `  ${id},`).join('\n')}
} satisfies OperationHandlers
`
}
