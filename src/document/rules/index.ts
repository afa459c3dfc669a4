import type { Rule } from '../rule.ts'
import { aliasCollision } from './alias-collision.ts'
import { argumentOrder } from './argument-order.ts'
import { badDefault } from './bad-default.ts'
import { badDuration } from './bad-duration.ts'
import { badEnum } from './bad-enum.ts'
import { badVersion } from './bad-version.ts'
import { booleanValue } from './boolean-value.ts'
import { contradictoryEffects } from './contradictory-effects.ts'
import { contradictoryMode } from './contradictory-mode.ts'
import { controlCharacters } from './control-characters.ts'
import { doubtfulLoss } from './doubtful-loss.ts'
import { duplicateArgument } from './duplicate-argument.ts'
import { duplicateFlag } from './duplicate-flag.ts'
import { emptyDescription } from './empty-description.ts'
import { leftGuess } from './left-guess.ts'
import { longDescription } from './long-description.ts'
import { malformedFlag } from './malformed-flag.ts'
import { misspeltEffect } from './misspelt-effect.ts'
import { misspeltField } from './misspelt-field.ts'
import { missingEffects } from './missing-effects.ts'
import { modeAndEffects } from './mode-and-effects.ts'
import { openQuestion } from './open-question.ts'
import { paddedName } from './padded-name.ts'
import { shadowedFlag } from './shadowed-flag.ts'
import { silentMode } from './silent-mode.ts'
import { suspiciousText } from './suspicious-text.ts'
import { unclearEffect } from './unclear-effect.ts'
import { undeclaredVariable } from './undeclared-variable.ts'
import { undescribedCommand } from './undescribed-command.ts'
import { unknownReference } from './unknown-reference.ts'
import { untypedEnum } from './untyped-enum.ts'

/** What a document can be judged by as it stands. Rules that read its command lines are in policy/lint/. */
export const RULES: readonly Rule[] = [
  suspiciousText,
  controlCharacters,
  contradictoryEffects,
  doubtfulLoss,
  missingEffects,
  misspeltEffect,
  unclearEffect,
  misspeltField,
  duplicateFlag,
  shadowedFlag,
  malformedFlag,
  badDefault,
  badEnum,
  untypedEnum,
  booleanValue,
  modeAndEffects,
  contradictoryMode,
  silentMode,
  unknownReference,
  aliasCollision,
  duplicateArgument,
  argumentOrder,
  undeclaredVariable,
  paddedName,
  badVersion,
  badDuration,
  emptyDescription,
  longDescription,
  openQuestion,
  leftGuess,
  undescribedCommand,
]
