/** A TCP proxy that injects faults: it refuses connections or stops forwarding, as when a database is lost on the network. */
import net from 'node:net'

type State = 'forwarding' | 'refusing' | 'hanging'

export class TcpProxy {
  private state: State = 'forwarding'
  private readonly sockets = new Set<net.Socket>()
  private readonly server: net.Server

  private constructor(private readonly target: { host: string; port: number }) {
    this.server = net.createServer((socket) => this.accept(socket))
  }

  /** @param standardPort where `url` names none */
  static async to(url: string, standardPort: number): Promise<TcpProxy> {
    const { hostname, port } = new URL(url)
    const proxy = new TcpProxy({ host: hostname, port: Number(port) || standardPort })
    await new Promise<void>((resolve) => proxy.server.listen(0, '127.0.0.1', resolve))
    return proxy
  }

  /** The URL with the proxy's address. */
  proxied(url: string): string {
    const proxied = new URL(url)
    proxied.hostname = '127.0.0.1'
    proxied.port = String((this.server.address() as net.AddressInfo).port)
    return proxied.href
  }

  /** Refuses new connections and resets existing ones. */
  refuse(): void {
    this.state = 'refusing'
    this.resetAll()
  }

  /** Accepts and keeps connections, and forwards nothing. */
  hang(): void {
    this.state = 'hanging'
    for (const socket of this.sockets) socket.pause().unpipe()
  }

  /** Forwards again. */
  restore(): void {
    this.state = 'forwarding'
    // Hanging connections have lost bytes.
    this.resetAll()
  }

  async close(): Promise<void> {
    this.resetAll()
    await new Promise((resolve) => this.server.close(resolve))
  }

  private accept(socket: net.Socket): void {
    if (this.state === 'refusing') {
      socket.resetAndDestroy()
      return
    }
    this.track(socket)
    if (this.state === 'hanging') return
    const onward = net.connect(this.target)
    this.track(onward)
    socket.pipe(onward).pipe(socket)
    socket.once('close', () => onward.destroy())
    onward.once('close', () => socket.destroy())
  }

  private track(socket: net.Socket): void {
    this.sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.once('close', () => this.sockets.delete(socket))
  }

  private resetAll(): void {
    for (const socket of this.sockets) socket.destroy()
  }
}
