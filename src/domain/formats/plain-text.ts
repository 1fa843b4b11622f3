// An opening angle bracket before a letter, '/', '!' or '?' starts a tag in every HTML parser, closed or not; '<3' and
// 'a < b' do not and stay allowed. Control characters but newline and tab are refused too: PostgreSQL cannot store U+0000.
const tag = /<[a-z/!?]/i
const control = /[^\P{Cc}\n\t]/u

export function isPlainText(value: string): boolean {
  return !tag.test(value) && !control.test(value)
}
