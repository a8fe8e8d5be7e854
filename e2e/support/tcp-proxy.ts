/** A way to a server that can be shut, or left open with nobody behind it: how a database or a source is lost on a network. */
import net from 'node:net'

type State = 'open' | 'shut' | 'silent'

export class TcpProxy {
  private state: State = 'open'
  private readonly sockets = new Set<net.Socket>()
  private readonly server: net.Server

  private constructor(private readonly target: { host: string; port: number }) {
    this.server = net.createServer((socket) => this.enter(socket))
  }

  /** @param standardPort where `url` names none */
  static async to(url: string, standardPort: number): Promise<TcpProxy> {
    const { hostname, port } = new URL(url)
    const proxy = new TcpProxy({ host: hostname, port: Number(port) || standardPort })
    await new Promise<void>((resolve) => proxy.server.listen(0, '127.0.0.1', resolve))
    return proxy
  }

  /** The same address, by way of the gate. */
  through(url: string): string {
    const way = new URL(url)
    way.hostname = '127.0.0.1'
    way.port = String((this.server.address() as net.AddressInfo).port)
    return way.href
  }

  /** Connections are refused, and those that are there broken off. */
  shut(): void {
    this.state = 'shut'
    this.breakOff()
  }

  /** Connections are taken and kept, but nothing comes through. */
  silence(): void {
    this.state = 'silent'
    for (const socket of this.sockets) socket.pause().unpipe()
  }

  open(): void {
    this.state = 'open'
    // What was silent has lost what was said meanwhile.
    this.breakOff()
  }

  async close(): Promise<void> {
    this.breakOff()
    await new Promise((resolve) => this.server.close(resolve))
  }

  private enter(socket: net.Socket): void {
    if (this.state === 'shut') {
      socket.resetAndDestroy()
      return
    }
    this.keep(socket)
    if (this.state === 'silent') return
    const onward = net.connect(this.target)
    this.keep(onward)
    socket.pipe(onward).pipe(socket)
    socket.once('close', () => onward.destroy())
    onward.once('close', () => socket.destroy())
  }

  private keep(socket: net.Socket): void {
    this.sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.once('close', () => this.sockets.delete(socket))
  }

  private breakOff(): void {
    for (const socket of this.sockets) socket.destroy()
  }
}
