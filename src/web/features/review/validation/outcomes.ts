import type { StatusTone } from '#docs/page/badges.tsx'
import type { AdminProductCode } from '#generated/admin/model/adminProductCode.ts'
import type { ProductResult } from '#generated/admin/model/productResult.ts'
import type { TestResults } from '#generated/admin/model/testResults.ts'
import type { TestStep } from '#generated/admin/model/testStep.ts'

interface StatusLabel {
  label: string
  tone: StatusTone
}

const statuses: Record<ProductResult['status'], StatusLabel> = {
  0: { label: 'Failed', tone: 'rejected' },
  1: { label: 'Success', tone: 'live' },
  2: { label: 'In progress', tone: 'pending' },
  3: { label: 'Unavailable', tone: 'draft' },
}

export function statusOf({ status }: Pick<ProductResult, 'status'>): StatusLabel {
  return statuses[status]
}

/** A product code with its test result. */
export type TestedCode = ReturnType<typeof outcomesOf>[number]

type Results = Pick<TestResults, 'codes' | 'steps'>

const noResults: Results = { codes: [], steps: [] }

/** Every live product code with its result in the last run. */
export function outcomesOf(codes: readonly AdminProductCode[], { codes: compared, steps }: Results = noResults) {
  return codes
    .filter(({ env_type }) => env_type === 'live')
    .map((code) => {
      const own = steps.filter((step) => step.provider === code.provider && step.productCode === code.code)
      const failed = own.find(({ passed }) => !passed)
      // Undefined when the last run did not test it.
      const passed = own.length === 0 ? undefined : failed === undefined
      const { previous = 'none', testedOn } =
        compared.find((each) => each.provider === code.provider && each.productCode === code.code) ?? {}
      return { code, steps: own, passed, failed, previous, testedOn }
    })
}

/** 'Success', 'Failed at charge' or 'Not tested'; results are stored once a run has ended. */
export function outcomeLabel({ passed, failed }: Pick<TestedCode, 'passed' | 'failed'>, running: boolean): StatusLabel {
  if (running) return statuses[2]
  if (passed === undefined) return { label: 'Not tested', tone: 'draft' }
  return failed ? { label: `Failed at ${failed.name}`, tone: 'rejected' } : statuses[1]
}

/** 'failed before' beside a result that differs from that of the run before. */
export function changeLabel({ passed, previous }: Pick<TestedCode, 'passed' | 'previous'>): string | undefined {
  if (passed === undefined || previous === 'none' || passed === (previous === 'passed')) return undefined
  return previous === 'passed' ? 'succeeded before' : 'failed before'
}

/** 'HTTP 200' or 'No answer'. */
export function answerLabel({ httpStatus }: Pick<TestStep, 'httpStatus'>): string {
  return httpStatus === 0 ? 'No answer' : `HTTP ${httpStatus}`
}
