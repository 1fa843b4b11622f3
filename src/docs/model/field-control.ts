/** rjsf's ids, so that one component serves its forms and other controls. */
export const fieldIds = (id: string) => ({ label: `${id}__label`, help: `${id}__help`, error: `${id}__error` })

interface Described {
  id: string
  /** Shown below the control, unless there is an error. */
  help?: unknown
  error?: unknown
  required?: boolean | undefined
}

/** Props that associate a control with its label, help and error. */
export function fieldControl({ id, help, error, required }: Described) {
  const ids = fieldIds(id)
  const described = error ? ids.error : help ? ids.help : undefined
  return {
    id,
    'aria-describedby': described,
    'aria-invalid': error ? true : undefined,
    'aria-required': required || undefined,
  }
}
