import fastify from 'fastify'
import { chargeBodies } from './charge-bodies.ts'

// The reference of the ratios: Fastify routes with constant responses. Bodies of POST are as large as those of a charge.
const app = fastify()
app.get('/', async () => ({ status: true, message: '', data: { items: [] } }))
app.post('/', async () => ({
  resultCode: 'SUCCESS',
  statusCode: 200,
  message: 'The charge succeeded.',
  correlationId: 'order-2042',
  transactionId: 'txn_9p8o7i6u5y4t3r2e1w0q',
  openPlatformTransactionId: 'opt_6m4o1z9e3x0d5p8s7y2g',
  paymentStatus: 'SUCCESS',
  amount: '9.80',
  currency: 'SGD',
}))
const url = await app.listen({ host: '127.0.0.1', port: 0 })
console.log(JSON.stringify({ url, headers: {}, ...(process.env.BENCH_ROUTE === 'charge' && { bodies: chargeBodies }) }))
