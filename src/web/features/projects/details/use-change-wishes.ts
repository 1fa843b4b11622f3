import { useMutation } from '@tanstack/react-query'
import { getListWishedProductCodesQueryOptions, useSaveWishedProductCodes } from '#generated/portal/client/readiness.ts'
import type { ProductCodeWish } from '#generated/portal/model/productCodeWish.ts'
import type { WishedProductCode } from '#generated/portal/model/wishedProductCode.ts'

export const nameOf = ({ provider, code }: Pick<WishedProductCode, 'provider' | 'code'>) => `${provider} ${code}`

type Change = { projectId: string } & ({ added: ProductCodeWish } | { without: WishedProductCode })

/** Adds or removes one code. A request holds the whole list, which is read first: another tab may have changed it. */
export function useChangeWishes(on: { onSuccess: () => void; onError?: (error: Error) => void }) {
  const { mutateAsync } = useSaveWishedProductCodes()
  return useMutation({
    // One after the other, since each reads what the one before has stored.
    scope: { id: 'wished-product-codes' },
    mutationFn: async (change: Change, { client }) => {
      const { projectId } = change
      const read = getListWishedProductCodesQueryOptions(projectId)
      const stored = (await client.fetchQuery({ ...read, staleTime: 0 })).items.map(toWish)
      const items =
        'added' in change ? [...stored, change.added] : stored.filter((wish) => nameOf(wish) !== nameOf(change.without))
      return await mutateAsync({ projectId, data: { items } })
    },
    ...on,
  })
}

/** The server knows the currency. */
const toWish = ({ currency: _currency, ...wish }: WishedProductCode): ProductCodeWish => wish
