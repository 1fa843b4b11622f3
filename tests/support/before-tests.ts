import { beforeAll } from 'vitest'

/** Creates a value before the tests of one file. They get it from the returned function. */
export function beforeTests<Value>(create: () => Promise<Value>): () => Value {
  let created: { value: Value } | undefined
  beforeAll(async () => {
    created = { value: await create() }
  })
  return () => {
    if (!created) throw new Error('The value exists inside tests only: call the function there')
    return created.value
  }
}
