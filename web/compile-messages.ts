import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

type Node = {
  type: string;
  leadingComments?: readonly { value: string }[] | null;
  properties?: readonly Property[];
};
type Property = { type: string; key?: { name?: string }; value?: { type: string; value?: unknown } };
type Path = { node: Node; buildCodeFrameError: (message: string) => Error };
type Program = { traverse: (visitor: { ObjectExpression: (path: Path) => void }) => void };
type Babel = { types: { valueToNode: (value: unknown) => NonNullable<Property['value']> } };

/**
 * Babel: turns the English message of every descriptor that Lingui's macros leave into its compiled form, so that no
 * browser carries the message compiler (docs/decisions/0008). A message that cannot be compiled stops the build.
 */
export function compileMessages({ types }: Babel): { name: string; visitor: object } {
  return {
    name: 'compile-messages',
    visitor: {
      Program: {
        // The macros are gone by then, whichever of the two plugins comes first.
        exit(program: Program) {
          program.traverse({
            ObjectExpression(path) {
              if (
                !path.node.leadingComments?.some(
                  ({ value }) => value.trim() === '* i18n' || value.trim() === 'i18n',
                )
              )
                return;
              const message = path.node.properties?.find(({ key }) => key?.name === 'message');
              if (message?.value?.type !== 'StringLiteral') return;
              message.value = types.valueToNode(compiled(String(message.value.value), path));
            },
          });
        },
      },
    },
  };
}

function compiled(message: string, path: Path): unknown {
  try {
    return withoutNothing(compileMessageOrThrow(message));
  } catch (error) {
    throw path.buildCodeFrameError(
      `“${message}” is no message: ${error instanceof Error ? error.message : error}`,
    );
  }
}

// A plural without an offset says `offset: undefined`, which would be shipped as such.
function withoutNothing(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNothing);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, one]) => one !== undefined)
      .map(([key, one]) => [key, withoutNothing(one)]),
  );
}
