import type { Reporter, TestModule } from 'vitest/node'

/** Prints one last line that counts: `N passed, N failed, N skipped`. A file that could not be loaded is a failure. */
export class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const count = { passed: 0, failed: 0, skipped: 0 }
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        const { state } = test.result()
        if (state !== 'pending') count[state]++
      }
      if (module.errors().length > 0) count.failed++
    }
    process.stdout.write(`\n${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped\n`)
  }
}

// vitest takes a reporter from the default export
export default ClosingLine
