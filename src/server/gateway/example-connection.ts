import type { Db } from '#server/db/database.ts'
import { ExampleAnswers } from '#server/gateway/example-answers.ts'
import { type CallResult, noFacts, type OperatorConnection } from '#server/gateway/operator-connection.ts'
import { productDocuments } from '#server/gateway/products.ts'
import { operatorConnections } from '#server/operators.ts'
import * as calls from '#server/repositories/calls.ts'

/** A connection per product that answers with the examples of its specification. */
export function exampleConnections(db: Db): Record<string, OperatorConnection> {
  return Object.fromEntries(
    productDocuments().map(({ product, document }) => [product, exampleConnection(db, new ExampleAnswers(document))]),
  )
}

/** For the sandbox only: the answers look real and are not. */
export function exampleConnection(db: Db, answers: ExampleAnswers): OperatorConnection {
  return {
    id: 'examples',
    async settle(call, rowOf) {
      const { trace, ...answer } = answers.answer(call)
      const note = `The product has no simulator: the ${operatorConnections.examples.name} answer.`
      const outcome: CallResult = { ...answer, trace: [note, ...trace], facts: noFacts }
      const row = rowOf(outcome)
      if (row) await calls.insert(db, row)
      return outcome
    },
  }
}
