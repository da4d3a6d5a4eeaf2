import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, parse } from 'node:path'
import { PNG } from 'pngjs'
import { glob } from 'tinyglobby'
import { root } from '../../tools/children.ts'
import type { Story } from './builtStorybook.ts'
import { comparePictures } from './comparePictures.ts'
import { Fingerprints, fingerprintOf } from './fingerprints.ts'
import { packPicture, unpackPicture } from './packPicture.ts'
import { hasPicture, hasPrint } from './plan.ts'
import type { Round } from './plan.ts'

const baseline = join(root, 'tests/visual/baseline')
const differences = join(root, '.cache/visual-diff')
/** The limit for all pictures together, because every clone contains them. */
const MOST_BYTES = 25_000_000

/**
 * `look`: only the look has changed, so that `--accept` accepts it. `print`: only a fingerprint says so, no accepted
 * picture.
 */
export type Finding = { mode: string; id: string; problem: string; look?: boolean; print?: boolean; files?: string[] }

/** The accepted pictures and fingerprints, and where what differs is written. */
export class AcceptedLooks {
  readonly isAccepting: boolean
  readonly #prints = new Fingerprints(join(root, 'tests/visual/fingerprints'))

  constructor({ accept }: { accept: boolean }) {
    this.isAccepting = accept
    rmSync(differences, { recursive: true, force: true })
  }

  /** Whether what a visit took is what is accepted. */
  async accepts(round: Round, story: Story, taken: Buffer): Promise<boolean> {
    const print = fingerprintOf(await unpackPicture(taken))
    if (hasPrint(round, story) && this.#prints.get(story.id, round.name) !== print) return false
    if (!hasPicture(round, story)) return true
    const known = this.picture(round.name, story.id)
    return known !== undefined && fingerprintOf(await unpackPicture(known)) === print
  }

  /** Compares what a visit took with what is accepted, and accepts it if told so. */
  async compare(round: Round, story: Story, taken: Buffer): Promise<Finding[]> {
    const [mode, id] = [round.name, story.id]
    const picture = hasPicture(round, story) ? await this.#comparePicture(mode, id, taken) : undefined
    const print = hasPrint(round, story) ? await this.#comparePrint(mode, id, taken) : undefined
    const found = picture ?? print
    return found ? [{ mode, id, look: true, ...found }] : []
  }

  /** Deletes the fingerprint of a story that fails: what it shows is not what it should show. */
  refuse(mode: string, id: string): void {
    this.#prints.delete(id, mode)
  }

  picture(mode: string, id: string): Buffer | undefined {
    const path = join(baseline, mode, `${id}.webp`)
    return existsSync(path) ? readFileSync(path) : undefined
  }

  save(): void {
    if (this.isAccepting) this.#prints.save()
  }

  /** Finds pictures and fingerprints without a story, and checks the total size of the pictures. */
  async checkAll(rounds: readonly Round[]): Promise<Finding[]> {
    const findings: Finding[] = []
    const visits = rounds.flatMap((round) => round.stories.map((story) => ({ round, story })))
    const printed = new Set(
      visits
        .filter(({ round, story }) => hasPrint(round, story))
        .map(({ round, story }) => `${story.id} ${round.name}`),
    )
    for (const { id, mode } of this.#prints.entries()) {
      if (printed.has(`${id} ${mode}`)) continue
      findings.push({ mode, id, look: true, problem: 'no story has this fingerprint any more' })
      if (this.isAccepting) this.#prints.delete(id, mode)
    }
    const pictured = new Set(
      visits
        .filter(({ round, story }) => hasPicture(round, story))
        .map(({ round, story }) => `${round.name}/${story.id}.webp`),
    )
    let bytes = 0
    for (const file of await glob('**/*', { cwd: baseline })) {
      const path = join(baseline, file)
      bytes += statSync(path).size
      if (pictured.has(file)) continue
      const [mode, id] = [dirname(file), parse(file).name]
      findings.push({ mode, id, look: true, problem: 'no story takes this picture any more', files: [path] })
      if (this.isAccepting) rmSync(path)
    }
    if (bytes > MOST_BYTES)
      findings.push({
        mode: 'every mode',
        id: 'all pictures',
        problem: `the pictures have ${bytes} bytes together, more than ${MOST_BYTES}`,
      })
    return findings
  }

  async #comparePrint(mode: string, id: string, taken: Buffer) {
    const print = fingerprintOf(await unpackPicture(taken))
    const known = this.#prints.get(id, mode)
    if (known === print) return undefined
    if (this.isAccepting) this.#prints.set(id, mode, print)
    return {
      problem: known ? 'the look has changed' : 'a new story',
      print: known !== undefined,
      files: [write(pathOf(mode, id, 'actual'), taken)],
    }
  }

  async #comparePicture(mode: string, id: string, taken: Buffer) {
    const known = this.picture(mode, id)
    const found = known && (await comparePictures(known, taken))
    if (known && !found) return undefined
    const files = [write(pathOf(mode, id, 'actual'), taken)]
    if (known) {
      const { width, height, data } = await unpackPicture(known)
      const shown = Object.assign(new PNG({ width, height }), { data: Buffer.from(data) })
      files.unshift(write(pathOf(mode, id, 'expected'), PNG.sync.write(shown)))
    }
    if (found?.drawn) files.push(write(pathOf(mode, id, 'diff'), found.drawn))
    if (this.isAccepting) write(join(baseline, mode, `${id}.webp`), await packPicture(await unpackPicture(taken)))
    return { problem: found?.problem ?? 'a new picture', files }
  }
}

function pathOf(mode: string, id: string, kind: string): string {
  return join(differences, mode, `${id}.${kind}.png`)
}

function write(path: string, data: Buffer): string {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, data)
  return path
}
