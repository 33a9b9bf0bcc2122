// It is enough that a random test fails. The smallest input with which a mutant fails does not matter.
import fc from "fast-check";

fc.configureGlobal({ ...fc.readConfigureGlobal(), endOnFailure: true });
