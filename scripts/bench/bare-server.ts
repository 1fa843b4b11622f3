import fastify from 'fastify'

// The yardstick: a route that does nothing but answer, on the same machine, in a process of its own.
const app = fastify()
app.get('/', async () => ({ status: true, message: '', data: { items: [] } }))
console.log(JSON.stringify({ url: await app.listen({ host: '127.0.0.1', port: 0 }), headers: {} }))
