import { inject } from 'vitest'

// Loaded by the projects on PostgreSQL only. Without TEST_DATABASE_URL, tests use the embedded database.
process.env.TEST_DATABASE_URL = inject('databaseUrl')
