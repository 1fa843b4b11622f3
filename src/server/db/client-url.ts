/**
 * The address for pg, which checks the certificate for these values of sslmode as for verify-full and prints nine lines of
 * warning about it. Programs like pg_dump get the address as it is.
 */
export function clientUrl(connectionString: string): string {
  if (/[?&]uselibpqcompat=true(&|$)/.test(connectionString)) return connectionString
  return connectionString.replace(/([?&]sslmode=)(prefer|require|verify-ca)(?=&|$)/, '$1verify-full')
}
