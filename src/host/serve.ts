import { createServer } from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { Serve } from './world.ts'

/** A whole conversation with its tools is sent with each request, and is a megabyte at most. */
const MOST_BODY = 64 * 1024 * 1024

const LOOPBACK = '127.0.0.1'

const bodyOf = async (request: IncomingMessage): Promise<string | undefined> => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    if (!Buffer.isBuffer(chunk)) continue
    size += chunk.length
    if (size > MOST_BODY) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

/** Answers HTTP on a free port of 127.0.0.1, which only this machine reaches, until `stop`. Nothing that a client sends ends it. */
export const serve: Serve = async answer => {
  const server = createServer((request, response) => {
    const reply = async (): Promise<void> => {
      const body = await bodyOf(request)
      if (body === undefined) {
        response.writeHead(413).end()
        return
      }
      const { status, type, text } = answer({ method: request.method ?? '', url: request.url ?? '', body })
      response.writeHead(status, { 'content-type': type, 'cache-control': 'no-cache' }).end(text)
    }
    // a client that went away hears nothing
    reply().catch(() => response.destroy())
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, LOOPBACK, resolve)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('a server on a port has the address of a port')
  return {
    port: address.port,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
