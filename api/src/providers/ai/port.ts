import type { Model } from '@foothold/core/ai/model.ts';
import type { ModelFetch } from '@foothold/core/ai/vendors/model-fetch.ts';
import type { ModelSettings } from '@foothold/core/ai/vendors/model-settings.ts';

/** Makes the model that these settings reach; used for the operator's models and for a person's own. */
export type MakeModel = (settings: ModelSettings) => Model;

/** The names of the models that these settings may choose from. Fails with a `ModelError`. */
export type ListModels = (settings: Omit<ModelSettings, 'model'>, signal: AbortSignal) => Promise<string[]>;

/** The same over a way of one's own, which decides what may be reached. */
export type OwnModels = (send: ModelFetch) => { make: MakeModel; list: ListModels };
