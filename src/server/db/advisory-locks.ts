/** Keys of PostgreSQL's advisory locks. Any numbers work, as long as every process uses the same ones. */
export const advisoryLocks = {
  migrations: 7_240_018,
  callMonths: 7_240_019,
  callCounting: 7_240_020,
  articles: 7_240_021,
} as const
