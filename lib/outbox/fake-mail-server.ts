/** For tests alone: a real SMTP server on loopback that does as a test says. */
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A delay that does not keep the process of a test that is over. */
const delayed = (ms: number) => wait(ms, undefined, { ref: false })

export interface ReceivedMail extends Omit<Email, 'returnPath'> {
  /** Of its envelope. */
  recipients: string[]
  returnPath: string
}

type Refusal = [code: number, text: string] | null

export class FakeMailServer {
  readonly mails: ReceivedMail[] = []
  port = 0
  connections = 0
  /** Mails that it has, answered or not. */
  had = 0
  /** How long it takes to answer once it has a mail. */
  delayMs = 0
  /** So many mails are taken without an answer: the connection ends instead. */
  dropAfterData = 0
  onRecipient: (address: string) => Refusal = () => null
  /** To whom it says nothing, and ends the connection. */
  hangUpAt = ''
  /** How long it takes to answer for a recipient. */
  recipientDelayMs = 0
  /** Only who knows it may send; '' lets everybody. */
  password = ''

  private readonly server: SMTPServer

  private constructor() {
    this.server = new SMTPServer({
      hideSTARTTLS: true,
      authOptional: true,
      allowInsecureAuth: true,
      disableReverseLookup: true,
      closeTimeout: 100,
      onConnect: (_session, done) => {
        this.connections += 1
        done()
      },
      onAuth: ({ password }, _session, done) => {
        if (password === this.password) done(null, { user: 'site' })
        else done(new Error('No'))
      },
      onRcptTo: async ({ address }, _session, done) => {
        await delayed(this.recipientDelayMs)
        if (address === this.hangUpAt) this.hangUp()
        else done(refusal(this.onRecipient(address)))
      },
      onData: (stream, { envelope }, done) => {
        const chunks: Buffer[] = []
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        stream.once('end', async () => {
          this.had += 1
          if (this.dropAfterData > 0) {
            this.dropAfterData -= 1
            this.hangUp()
            return
          }
          const mail = await PostalMime.parse(Buffer.concat(chunks))
          await delayed(this.delayMs)
          const recipients = envelope.rcptTo.map(({ address }) => address)
          const returnPath = envelope.mailFrom ? envelope.mailFrom.address : ''
          this.mails.push({ ...mail, recipients, returnPath })
          done()
        })
      },
    })
    // A client that breaks off is what some tests are about.
    this.server.on('error', () => undefined)
  }

  static async listen({ port = 0 } = {}): Promise<FakeMailServer> {
    const made = new FakeMailServer()
    await new Promise<void>((resolve, reject) => {
      made.server.server.once('error', reject)
      made.server.listen(port, '127.0.0.1', () => resolve())
    })
    made.port = (made.server.server.address() as AddressInfo).port
    return made
  }

  /** Message-IDs of what it took, in order. */
  get ids(): string[] {
    return this.mails.map(({ messageId }) => messageId ?? '')
  }

  get recipients(): string[] {
    return this.mails.flatMap((mail) => mail.recipients)
  }

  async close(): Promise<void> {
    this.hangUp()
    await new Promise<void>((resolve) => this.server.close(() => resolve()))
  }

  /** Ends all connections without a word. */
  private hangUp(): void {
    for (const connection of this.server.connections) {
      const { _socket: socket } = connection as unknown as { _socket: { destroy: () => void } }
      socket.destroy()
    }
  }
}

function refusal(said: Refusal): Error | null {
  return said && Object.assign(new Error(said[1]), { responseCode: said[0] })
}
