// Fixed format: a plain space separates thousands, in every locale.
function withSpaces(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, ' ')
}

/** 1234567.5 reads '1 234 567.5'. */
export function formatNumber(value: number): string {
  if (!Number.isFinite(value)) return ''
  const plain = value.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 20 })
  const [whole = '', fraction] = plain.replace('-', '').split('.')
  const sign = plain.startsWith('-') && /[1-9]/.test(plain) ? '-' : ''
  return `${sign}${withSpaces(whole)}${fraction === undefined ? '' : `.${fraction}`}`
}

/**
 * A decimal string ('12840.5') with two decimals and the operator's currency, if stated. Formatted as text, so that the
 * amount never becomes a binary fraction.
 */
export function formatMoney(amount: string, currency?: string | null): string {
  const [whole = '', fraction = ''] = amount.replace('-', '').split('.')
  const figure = `${amount.startsWith('-') ? '-' : ''}${withSpaces(whole)}.${fraction.padEnd(2, '0')}`
  return currency ? `${figure} ${currency}` : figure
}
