/** Whether the engine is part of this build. */
declare const __ENGINE__: boolean;
