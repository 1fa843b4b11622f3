import type { Application } from './application-pointers.ts'

interface TestedRequest {
  provider: string
  productCode: string
  name: string
  /** 0 when there was no answer. */
  httpStatus: number
  passed: boolean
}

/** A note for each product code that failed; undefined stands for an application without a kept submission. */
export function failedTestNotes(
  application: Pick<Application, 'productCodes'> | undefined,
  requests: readonly TestedRequest[],
) {
  const wished = application?.productCodes ?? []
  return requests
    .filter(({ passed }) => !passed)
    .map(({ provider, productCode, name, httpStatus }) => {
      const at = wished.findIndex((wish) => wish.provider === provider && wish.code === productCode)
      const answer = httpStatus === 0 ? 'no answer' : `HTTP ${httpStatus}`
      return {
        pointer: at < 0 ? '/project/providers' : `/productCodes/${at}`,
        text: `The test of product code ${productCode} (${provider}) failed at ${name}: ${answer}.`,
      }
    })
}
