import { expect, expectTypeOf, test } from 'vitest'
import { can } from '#domain/capabilities.ts'
import { ProblemError } from '#domain/problems.ts'
import { type Context, type FieldOf, type Operation, refusals } from '#server/operation.ts'
import type { findOpenNote } from '#server/operations/notes/find-note.ts'

type FailOf<Id extends 'listProjects' | 'createProject' | 'signUp' | 'getCall'> = Context<Id>['fail']
type Permit = Context<'listProjects'>['permit']

const partner = { role: 'EXTERNAL_ADMIN' } as const
const suspended = { state: 'suspended', stage: null } as const

// The type check runs these: a line that begins to compile is an error.
test('an operation fails only with problems that its specification documents', () => {
  const { fail }: { fail: FailOf<'listProjects'> } = refusals
  expect(() => fail('role-not-allowed')).toThrow(ProblemError)
  // @ts-expect-error listProjects documents no 409.
  expect(() => fail('project-name-taken')).toThrow(ProblemError)
  expectTypeOf<'project-name-taken'>().toExtend<Parameters<FailOf<'createProject'>>[0]>()
})

test('an operation permits only decisions whose problems its specification documents', () => {
  const permit: Permit = refusals.permit
  expect(() => permit(can.listProjects(partner))).not.toThrow()
  // @ts-expect-error listProjects documents no 'project-suspended'.
  expect(() => permit(can.saveGoLiveDraft(partner, suspended))).toThrow(ProblemError)
})

test('a function that operations share lists the problems that it may raise', () => {
  type Shared = Parameters<typeof findOpenNote>[3]
  expectTypeOf<Context<'answerNote'>['fail']>().toExtend<Shared>()
  // getCall documents 404, and no 'note-resolved'.
  expectTypeOf<FailOf<'getCall'>>().not.toExtend<Shared>()
})

test('operations of the sign-in family also use the names that the family renames', () => {
  expectTypeOf<'too-many-requests'>().toExtend<Parameters<FailOf<'signUp'>>[0]>()
  expectTypeOf<'not-signed-in'>().not.toExtend<Parameters<FailOf<'signUp'>>[0]>()
})

test('an operation names every field of its body and of its query', () => {
  const handler = () => Promise.reject(new Error('not called'))
  const complete: Operation<'createAgentToken', 'name' | 'validDays'> = handler
  // @ts-expect-error The body has 'validDays' too.
  const withoutDays: Operation<'createAgentToken', 'name'> = handler
  // @ts-expect-error The body has fields.
  const withoutBody: Operation<'createAgentToken'> = handler
  // @ts-expect-error The query has 'limit'.
  const withoutQuery: Operation<'listProjects'> = handler
  // @ts-expect-error The specification has no field 'reason'.
  const withAnother: Operation<'createAgentToken', 'name' | 'validDays' | 'reason'> = handler
  expect(new Set([complete, withoutDays, withoutBody, withoutQuery, withAnother])).toEqual(new Set([handler]))
})

test('the fields include those of objects, of items of lists, of alternatives and of forms', () => {
  expectTypeOf<
    FieldOf<'saveWishedProductCodes'>
  >().toEqualTypeOf<`items.${'provider' | 'code' | 'description' | 'price'}`>()
  expectTypeOf<'bankDetails.bankCode'>().toExtend<FieldOf<'saveOrganisation'>>()
  expectTypeOf<'signature' | 'code'>().toExtend<FieldOf<'verifySecondStep'>>()
  expectTypeOf<'file' | 'body.message' | 'message'>().toExtend<FieldOf<'techApproveProject'>>()
})
