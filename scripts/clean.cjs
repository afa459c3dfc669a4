// Removes the last build: a chunk that is made no more would be packed for ever, and V8 knows bytecode by the length of its source alone,
// so that none may be there while another source is being written.
const { rmSync } = require('node:fs')
const { join } = require('node:path')

rmSync(join(__dirname, '..', 'dist'), { recursive: true, force: true })
