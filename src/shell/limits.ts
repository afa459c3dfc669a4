/** Longer lines are not typed by anybody, and time must stay bounded. In UTF-16 units. */
export const LONGEST_TEXT = 64 * 1024

/** Commands of one line, those in called functions included: functions that call each other twice would double without end. */
export const MOST_INVOCATIONS = 1000

/** Commands read, those that are read once more for another round of a loop included. */
export const MOST_READ = 8000

/** Functions of one line. */
export const MOST_FUNCTIONS = 1000

/** Loops in loops whose rounds are compared; what is deeper is taken to change all that it may. */
export const DEEPEST_ROUNDS = 2

/** Function calls inside function calls. */
export const DEEPEST_CALL = 16

/** Values that a variable may have at one place (`for f in a b c`), and directories that `cd` may have led to. */
export const MOST_VALUES = 16

/** Words that braces may make of one. */
export const MOST_PIECES = 64

/** Text that is read again: `eval` inside `eval`. Each level of quoting doubles the text, so nobody writes more. */
export const DEEPEST_EVAL = 16
